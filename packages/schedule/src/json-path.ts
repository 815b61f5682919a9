const PLAIN_KEY = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

/** A JSON path: `$`, then `.key`, `["any key"]` or `[index]` for each segment. */
export function jsonPath(...segments: readonly (string | number)[]): string {
  return segments.reduce<string>((path, segment) => {
    if (typeof segment === 'number') return `${path}[${segment}]`;
    return PLAIN_KEY.test(segment) ? `${path}.${segment}` : `${path}[${JSON.stringify(segment)}]`;
  }, '$');
}
