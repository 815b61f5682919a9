/** Where the emulator lists the deprecations. */
export const DOCS_PATH = '/__emulator/deprecations';

/** Where it tells about one of them; the target of the `Link` headers. */
export function docsPath(id: string): string {
  return `${DOCS_PATH}/${encodeURIComponent(id)}`;
}
