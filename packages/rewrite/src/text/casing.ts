import { spellings, type Schedule } from '@curfew/schedule';
import type { Match, SourceModule } from '@curfew/analyzer';

/**
 * Writes a name of the service as the code around it spells such names: `format_name`, or `formatName` where a client
 * camelizes.
 *
 * @param original the deprecated name as the service spells it
 * @param found the spelling in the code
 * @param siblings other matches of the module: they decide where the name has only one spelling
 */
export function spellLike(
  name: string,
  original: string,
  found: string,
  around: { schedule: Schedule; module: SourceModule; siblings: readonly Match[] },
): string {
  const [snake = name, camel = snake] = spellings(name);
  if (snake === camel) return name;
  const ofOriginal = spellings(original);
  const isCamel = ofOriginal.length > 1 ? found !== ofOriginal[0] : isCamelAround(around);
  return isCamel ? camel : snake;
}

function isCamelAround(around: { schedule: Schedule; module: SourceModule; siblings: readonly Match[] }): boolean {
  for (const sibling of around.siblings) {
    const name = 'name' in sibling.target ? sibling.target.name : '';
    const [snake, camel] = spellings(name);
    if (camel !== undefined && (sibling.spelling === snake || sibling.spelling === camel))
      return sibling.spelling === camel;
  }
  let balance = 0;
  for (const name of namesOf(around.schedule)) {
    const [snake = name, camel] = spellings(name);
    if (camel === undefined) continue;
    if (around.module.text.includes(camel)) balance += 1;
    if (around.module.text.includes(snake)) balance -= 1;
  }
  return balance > 0;
}

function namesOf(schedule: Schedule): Set<string> {
  const names = new Set<string>();
  for (const resource of Object.values(schedule.resources)) {
    for (const name of Object.keys(resource.fields)) if (name.includes('_')) names.add(name);
  }
  return names;
}
