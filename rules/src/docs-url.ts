/** Address of the page about a deprecation of the bundled schedule. */
export function docsUrl(id: string): string {
  return `https://www.npmjs.com/package/eslint-plugin-curfew#${id}`;
}
