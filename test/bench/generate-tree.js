// A made-up project of any size, the same for the same seed: modules that import each other, and among them clients of the service.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILES_PER_FEATURE = 50;

const NOUNS = (
  'account address amount article avatar basket branch button category channel chart column comment company config customer ' +
  'dashboard delivery dialog document draft editor entry error filter folder form group header image invoice item label ' +
  'layout letter level license link list location log menu message metric model module note notice order owner page panel parcel ' +
  'payment period permission person phone picture plan policy price process product profile project quota rate record region release ' +
  'report request result review role route row rule sample schedule screen search section segment service session setting shape share ' +
  'shipment signal slot source stage state status step stock store style subject summary supplier table target task team template ' +
  'theme ticket title topic total trace trigger unit update upload user value variant vendor version view visit warning window zone'
).split(' ');
const VERBS =
  'add apply build check clear close collect compare compute copy create filter find format join load map merge move open order parse pick read render replace reset resolve save select send set show sort split store sum trim update validate write'.split(
    ' ',
  );
/** Words that the schedule has too, and that other code is full of. */
const COMMON = [
  'id',
  'type',
  'token',
  'user_id',
  'userId',
  'interval',
  'events',
  'name',
  'references',
  'user',
  'member',
  'card',
  'title',
  'status',
];

/** A small generator of random numbers in [0, 1) (mulberry32). @param {number} seed */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * @typedef {object} TreeOptions
 * @property {number} files
 * @property {number} share of the files that use the service, 0 to 1
 * @property {number} [bytes] of a file, on average
 * @property {number} [seed]
 */

/**
 * Writes the tree.
 * @param {string} folder that does not exist yet
 * @param {TreeOptions} options
 * @returns {{ files: number, bytes: number, clients: number }}
 */
export function generateTree(folder, { files, share, bytes = 6000, seed = 1 }) {
  const random = randomFrom(seed);
  const below = (/** @type {number} */ count) => Math.floor(random() * count);
  /** @type {<T>(list: readonly T[]) => T} */
  const pick = (list) => /** @type {never} */ (list[below(list.length)]);
  const total = { files: 0, bytes: 0, clients: 0 };
  const write = (/** @type {string} */ name, /** @type {string} */ text) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    total.files++;
    total.bytes += Buffer.byteLength(text);
  };
  // A repository of its own, so that no ignore file above has a say.
  mkdirSync(path.join(folder, '.git'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "made-up", "private": true, "type": "module" }\n');
  writeFileSync(path.join(folder, '.gitignore'), 'dist/\n*.log\n');
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "module": "nodenext", "target": "es2023", "strict": true, "jsx": "react-jsx", "noEmit": true }, "include": ["src"] }\n',
  );
  // What belongs to no project: built and installed files.
  for (let index = 0; index < files / 50; index++) {
    for (const place of ['dist', 'node_modules/some-package/lib']) {
      const file = path.join(folder, place, `built-${index}.js`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `exports.value${index} = ${index};\n`);
    }
  }
  const clients = Math.round(files * share);
  if (clients > 0) write('src/access/client.ts', CLIENT);
  const wanted = files - total.files;
  // Clients stand together, as the features of a project that use the service do, one half of their folders' files.
  for (let index = 0; index < wanted; index++) {
    const feature = Math.floor(index / FILES_PER_FEATURE);
    const place = index % FILES_PER_FEATURE;
    const isClient = place % 2 === 0 && total.clients < clients;
    const isView = !isClient && place % 3 === 1;
    const extension = isClient ? '.ts' : isView ? '.tsx' : place % 10 === 9 ? '.js' : '.ts';
    const imports = place === 0 ? [] : [below(place), below(place)].map((other) => [other, `./${nameOf(other)}`]);
    const isTyped = extension !== '.js';
    let text = `import { sortBy } from 'lodash';\n`;
    if (isView) text += `import { useEffect, useState } from 'react';\n`;
    if (isClient) text += `import { api } from '../../access/client.js';\n`;
    for (const [other, specifier] of new Map(/** @type {[number, string][]} */ (imports)))
      text += `import { entry${feature}_${other} } from '${specifier}.js';\n`;
    text += `\nexport function entry${feature}_${place}(value${isTyped ? ': any' : ''}) {\n  return sortBy([value, ${imports.map(([other]) => `entry${feature}_${other}(value)`).join(', ')}], 'id');\n}\n\n`;
    if (isClient) {
      text += clientCode(index, below);
      total.clients++;
    }
    if (isView) text += view(index, pick);
    while (text.length < bytes * (0.6 + (0.8 * ((place * 7) % 10)) / 10))
      text += piece(text.length, isTyped, pick, below);
    write(`src/feature-${feature}/${nameOf(place)}${extension}`, text);
  }
  return total;
}

/** @param {number} place */
function nameOf(place) {
  return `${NOUNS[place % NOUNS.length] ?? 'module'}-${place}`;
}

const CLIENT = `const BASE = 'https://api.access.example';
const headers = { Authorization: \`SERVICE-LOGIN \${process.env.ACCESS_KEY}\`, 'Content-Type': 'application/json' };

async function send(method: string, path: string, body?: unknown) {
  const response = await fetch(BASE + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (!response.ok) throw new Error(\`\${method} \${path}: \${response.status}\`);
  return response.json();
}

export const api = {
  get: (path: string) => send('GET', path),
  post: (path: string, body: unknown) => send('POST', path, body),
  patch: (path: string, body: unknown) => send('PATCH', path, body),
};
`;

/**
 * Calls of the service, current and deprecated.
 * @param {number} index
 * @param {(count: number) => number} below
 */
function clientCode(index, below) {
  const calls = [
    `export async function cards${index}(memberId: number) {
  const cards = await api.get(\`/cards?member_id=\${memberId}\`);
  return cards.map((card: any) => ({ id: card.id, kind: card.sub_type }));
}
`,
    `export async function enroll${index}(body: { token: string }) {
  return api.post('/cards/enroll', body);
}
`,
    `export async function label${index}(id: number) {
  const card = await api.get(\`/cards/\${id}\`);
  return card.type === 'legacy' ? 'old' : card.name;
}
`,
    `export async function roles${index}(user: number) {
  return api.get(\`/role_assignments?user_id=\${user}\`);
}
`,
  ];
  return `${calls[index % 3] ?? ''}\n${calls[below(4)]?.replaceAll(String(index), `${index}_b`) ?? ''}\n`;
}

/**
 * @param {number} index
 * @param {<T>(list: readonly T[]) => T} pick
 */
function view(index, pick) {
  const [one, two] = [pick(NOUNS), pick(NOUNS)];
  return `export function View${index}({ ${one}, ${two}Id }: { ${one}: any; ${two}Id: string }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setOpen((before) => !before), ${one}.interval);
    return () => clearInterval(timer);
  }, [${one}.interval]);
  return (
    <section className="${one}" data-id={${two}Id}>
      <h2>{${one}.title}</h2>
      {open ? <p>{${one}.${pick(COMMON)}}</p> : null}
      <button type="button" onClick={() => setOpen(true)}>{'${pick(VERBS)} ${two}'}</button>
    </section>
  );
}

`;
}

/**
 * A function of about 400 characters.
 * @param {number} at makes its name its own
 * @param {boolean} isTyped
 * @param {<T>(list: readonly T[]) => T} pick
 * @param {(count: number) => number} below
 */
function piece(at, isTyped, pick, below) {
  const [a, b, c] = [pick(NOUNS), pick(NOUNS), pick(COMMON)];
  const verb = pick(VERBS);
  const name = `${verb}${a[0]?.toUpperCase() ?? ''}${a.slice(1)}${at}`;
  const any = isTyped ? ': any' : '';
  switch (below(4)) {
    case 0:
      return `/** Finds the ${b} of each ${a}, without those that are gone. */
export function ${name}(${a}s${any}, limit = ${below(100)}) {
  const found${isTyped ? ': Record<string, any>' : ''} = {};
  for (const ${a} of ${a}s.slice(0, limit)) {
    if (${a}.${b}.${c} === undefined || ${a}.removed) continue;
    found[${a}.${c}] = { ...found[${a}.${c}], ${b}: ${a}.${b}.${pick(COMMON)}, width: ${a}.width * 2 };
  }
  return Object.values(found).filter(({ ${b} }${any}) => ${b} !== '${pick(NOUNS)}');
}

`;
    case 1:
      return `export async function ${name}(${a}Id${isTyped ? ': string' : ''}) {
  const response = await fetch(\`/internal/${a}s/\${${a}Id}/${b}\`, { method: '${pick(['GET', 'POST', 'PUT'])}' });
  if (response.status === 404) return null;
  const { data, ${c} } = await response.json();
  return { ...data, ${c}, label: ${c} ? \`${a} \${${c}}\` : '${verb} ${b}' };
}

`;
    case 2:
      return `export class ${name[0]?.toUpperCase() ?? ''}${name.slice(1)} {
  #${a}s = new Map${isTyped ? '<string, any>' : ''}();

  ${verb}(${b}${any}, options${any} = {}) {
    const before = this.#${a}s.get(${b}.${c}) ?? { count: 0, ${c}: ${b}.${c} };
    this.#${a}s.set(${b}.${c}, { ...before, count: before.count + (options.step ?? 1) });
    return this;
  }

  get total() {
    return [...this.#${a}s.values()].reduce((sum, { count }) => sum + count, 0);
  }
}

`;
    default:
      return `// ${verb}s one ${a} into the ${b} that the ${pick(NOUNS)} shows; the order is that of the ${pick(NOUNS)}.
export const ${name} = (${a}${any}, ${b}${any}) => {
  switch (${a}.${c}) {
    case '${pick(NOUNS)}':
      return { ...${b}, ${c}: ${below(1000)}, text: '${pick(VERBS)} the ${pick(NOUNS)} of ${pick(NOUNS)}' };
    case '${pick(NOUNS)}':
      return [${b}, ${a}].flatMap((each) => (each.${pick(COMMON)} ? [each] : []));
    default:
      return ${a}.${pick(NOUNS)}?.${pick(COMMON)} ?? ${b};
  }
};

`;
  }
}
