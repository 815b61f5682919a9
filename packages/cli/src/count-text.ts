/** `1 file`, `2 files`; `1 entry`, `2 entries` with a plural of its own. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
