/** The method of a request: fixed by the function, given by an argument, or that of the client. */
import type { CallForm } from '../clients/library.js';
import { rangeOf } from '../syntax/nodes.js';
import type { MethodFact, WrittenMethod } from '../requests/http-request.js';
import { alternatives, isUnknown, plainText, type Place, type Value } from '../values/value.js';
import type { ClientLayer, LibraryValue } from '../values/library-values.js';
import { isUndefined, type Read } from './request-parts.js';
import { ownForms } from './http.js';

/** The names of methods, in any case. */
export const METHOD = /^(get|post|put|patch|delete|head|options)$/i;

/** The method of a verb that a library's table fixes: `get`. */
export function methodOfVerb({ library, path }: LibraryValue): string | undefined {
  const [form] = ownForms(library.calls, path) ?? [];
  return form && 'fixed' in form.method ? form.method.fixed : undefined;
}

export function methodOf(
  form: CallForm,
  read: Read,
  layers: readonly ClientLayer[],
  { node, module }: Place,
): MethodFact {
  if ('any' in form.method) return { value: undefined };
  if ('ofClient' in form.method) {
    const given = layers.flatMap(({ args }) => args).find((value) => METHOD.test(plainText(value) ?? ''));
    const text = given && plainText(given);
    return given && text !== undefined
      ? { value: text.toUpperCase(), ...stringSite(given) }
      : { value: form.method.default };
  }
  if ('fixed' in form.method) {
    const callee = node.type === 'CallExpression' ? node.callee : undefined;
    const site =
      callee?.type === 'MemberExpression' ? { module, node: callee.property, form: 'verb' as const } : undefined;
    return { value: form.method.fixed, fixed: true, ...(site ? { site } : {}) };
  }
  let known = true;
  for (const path of form.method.at) {
    const value = read(path);
    const texts = alternatives(value).flatMap((part) => plainText(part) ?? memberOfEnum(part) ?? []);
    const [text] = texts;
    if (text !== undefined && texts.length === alternatives(value).length) {
      const among = new Set(texts.map((item) => item.toUpperCase()));
      if (among.size === 1) return { value: text.toUpperCase(), ...stringSite(value) };
      return { value: undefined, among: [...among], written: writtenMethods(value) };
    }
    if (!isUndefined(value) && !isAbsentFromText(value, read, path)) known = false;
  }
  return { value: known && form.method.default !== '' ? form.method.default : undefined };
}

/** Where the texts of a value that are names of methods stand. */
export function writtenMethods(value: Value): WrittenMethod[] {
  return alternatives(value).flatMap((item) => {
    const [part] = item.kind === 'text' ? item.parts : [];
    const text = plainText(item);
    if (!part || !('text' in part) || text === undefined || !METHOD.test(text)) return [];
    return [{ name: text.toUpperCase(), module: part.module, node: part.node }];
  });
}

/** `HttpMethod.GET`, an enum of a package: its member is named like the method. */
function memberOfEnum(value: Value): string | undefined {
  if (value.kind !== 'package' && value.kind !== 'library') return undefined;
  const name = value.kind === 'package' ? value.path.at(-1) : value.path.split('.').at(-1);
  return name === name?.toUpperCase() && METHOD.test(name ?? '') ? name : undefined;
}

/** `fetch(url)` reads a method from its first argument only when that is a `Request`. */
function isAbsentFromText(value: Value, read: Read, path: { argument: number }): boolean {
  if (!isUnknown(value)) return false;
  const whole = read({ argument: path.argument });
  return (
    alternatives(whole).every((part) => part.kind === 'text' || part.kind === 'url' || isUndefined(part)) ||
    path.argument === 0
  );
}

function stringSite(value: Value): Pick<MethodFact, 'site'> {
  const part = value.kind === 'text' ? value.parts[0] : undefined;
  if (!part || !('text' in part) || rangeOf(part.node)[1] === 0) return {};
  return { site: { module: part.module, node: part.node, form: 'string' } };
}
