/**
 * The spellings under which clients know a name: as services write it (`sub_type`) and camelized (`subType`), snake first,
 * each once. Either spelling may go in. A name without inner capitals or underscores, one with an initial capital, and one
 * in capitals has only the spelling that it has.
 */
export function spellings(name: string): string[] {
  if (!/^[a-z]/.test(name)) return [name];
  const snake = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
  const camel = snake.replace(/_+([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  return [...new Set(name.includes('_') ? [name, camel] : [snake, name])];
}
