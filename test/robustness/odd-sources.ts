/** Sources that are hard on a reader: deep, circular, huge, or full of names that objects have anyway. */

const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

const ODD_NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];

/** Name to text; every text is bound to the service by the first line that `bound` puts in front. */
export const ODD_SOURCES: Readonly<Record<string, string>> = {
  'calls-in-calls.js': `export const a = ${repeat(200, () => 'f(')}api.get('/cards')${')'.repeat(200)};`,
  'objects-in-objects.ts': `export const a = ${repeat(200, (i) => `{ sub_type${i}: `)}card.sub_type${' }'.repeat(200)};`,
  'conditionals.js': `export const a = ${repeat(200, (i) => `x === ${i} ? card.sub_type : `)}'legacy';`,
  'templates-in-templates.js': `export const a = ${repeat(60, () => '`/${')}id${repeat(60, () => '}`')};`,
  'long-sum.js': `export const a = ${repeat(2000, (i) => `'/${i}' + `)}path; fetch(BASE + a);`,
  'chain.js': `export const a = api${repeat(1000, () => '.get("/cards")')};`,
  'mutual-recursion.js': `${repeat(60, (i) => `function f${i}(x) { return x ? f${(i * 7 + 1) % 60}(x.sub_type) : f${(i * 11 + 3) % 60}(f${(i + 1) % 60}(x)); }\n`)} f0(card);`,
  'parser.js': repeat(
    60,
    (i) =>
      `let s${i}; function p${i}() { let s0, s1; s0 = p${(i * 7 + 1) % 60}(); if (s0 === null) { s0 = p${(i * 5 + 2) % 60}(); s1 = [s0, p${(i + 1) % 60}()]; s0 = s1; } s${i} = { token: s0, next: s1 }; return s${i}.token; }\n`,
  ),
  'recursive-types.ts': `type A<T> = { next: B<A<T>>; sub_type: T };\ntype B<T> = T extends A<infer U> ? A<B<U>> : B<T>[];\ntype C = C[] | { [K in keyof C]: C };\ninterface D extends D { card: D }\nexport const read = (a: A<B<C>>, d: D) => [a.next.sub_type, d.card.card.sub_type];`,
  'spreads-itself.js': `const a = { ...a, sub_type: 1 }; const b = [...b, ...c]; const c = [...b]; let d = {}; d = { ...d, d }; d.d.d.sub_type; Object.assign(d, d);`,
  'returns-itself.js': `const o = { get self() { return o.self; }, card() { return this.card(); } }; o.self.self.sub_type; class E { get e() { return this.e; } m() { return this.m().sub_type; } } new E().e.e.sub_type;`,
  'extends-itself.js': `class A extends A {} class B extends C {} class C extends B { get sub_type() { return super.sub_type; } } new A().sub_type; new B().sub_type;`,
  'huge-union.ts': `export type T = ${repeat(5000, (i) => `| 'v${i}' `)} | 'legacy';\nexport const t = (card: { type: T; sub_type: string; id: number }) => card.type === 'legacy';`,
  'huge-switch.ts': `export function f(card: { type: string }) { switch (card.type) { ${repeat(5000, (i) => `case 'v${i}': return ${i};\n`)} case 'legacy': return 0; } }`,
  'huge-list.js': `export const all = [${repeat(5000, (i) => `'v${i}', `)} 'legacy'];`,
  'odd-names.js': repeat(ODD_NAMES.length, (i) => {
    const name = ODD_NAMES[i] ?? '';
    return `fetch(BASE + '/${name}?${name}=1', { method: '${name}', body: JSON.stringify({ ${name}: 1, ['${name}']: 2 }) }).then((r) => r.json()).then((x) => x.${name}.${name}['${name}'].sub_type);\nconst { ${name}: a${i} } = await (await fetch(BASE + '/cards')).json(); switch (a${i}.type) { case '${name}': }\n`;
  }),
  'odd-types.ts': repeat(
    ODD_NAMES.length,
    (i) =>
      `export interface I${i} { ${ODD_NAMES[i]}: string; sub_type: '${ODD_NAMES[i]}' }\nexport type P${i} = Pick<I${i}, '${ODD_NAMES[i]}'>;\n`,
  ),
  'empty.js': '',
  'comment.js': '// /cards/enroll',
  'bom.js': '\uFEFF',
  'separators.js': `const a = '/cards\u2028/enroll'; // \u2029 sub_type\nfetch(BASE + a);`,
  'surrogates.js': `fetch(BASE + '/cards/\uD800'); card['\uDFFFsub_type'];`,
  'hashbang.js': '#!/usr/bin/env node\nfetch(BASE + "/cards/enroll");',
  'with.cjs': 'with (card) { sub_type; fetch(BASE + "/cards/" + token); }',
  'html-comments.cjs': '<!-- fetch\nfetch(BASE + "/cards/enroll");\n--> end',
  'decorators.ts': `@Component({ card: true }) class A { @Input() sub_type!: string; constructor(@Inject(api) private readonly api: any) {} @on('/cards/enroll') m() { return this.api.get('/cards').sub_type; } }`,
  'using.ts': `export async function f() { using a = fetch(BASE + '/cards'); await using b = (await a).json(); return b.sub_type; }`,
  'attributes.js': `import data from './data.json' with { type: 'json' }; export * as all from './data.json' with { type: 'json' }; data.sub_type;`,
  'labels.js': `a: for (const card of cards) { b: while (card.sub_type) { continue a; } }`,
  'cycle-a.js': `export * from './cycle-b.js'; import { b } from './cycle-b.js'; export const a = { ...b, sub_type: b.sub_type }; export default a;`,
  'cycle-b.js': `export * from './cycle-a.js'; import whole, { a } from './cycle-a.js'; export const b = a.next ?? whole; fetch(BASE + b);`,
};

/** A client of `count` calls as a generator writes it. */
export function generatedClient(count: number): string {
  return repeat(
    count,
    (i) =>
      `export async function call${i}(id: number, body: { sub_type?: string }) {\n  const res = await fetch(\`\${BASE}/cards/\${id}/thing${i}\`, { method: 'POST', body: JSON.stringify(body) });\n  return (await res.json()) as { id: number; name: string };\n}\n`,
  );
}

/** A client as one class whose methods call each other. */
export function generatedClass(count: number): string {
  return `export class Client {\n${repeat(
    count,
    (i) =>
      `  async op${i}(id) { return this.decode${i}(await (await this.http.request(BASE + '/cards/' + id + '/x${i}')).json()); }\n  decode${i}(card) { return { subType: card.sub_type, next: this.decode${(i * 7 + 1) % count}(card) }; }\n`,
  )}}\n`;
}
