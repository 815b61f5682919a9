/** Where the emulator tells about one deprecation; the target of the `Link` headers. */
export function docsPath(id: string): string {
  return `/__emulator/deprecations/${encodeURIComponent(id)}`;
}
