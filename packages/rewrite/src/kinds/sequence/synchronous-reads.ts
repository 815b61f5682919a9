/** Where code reads the answer of a client that waits for it: k6 and Apps Script. */
import type { AnyNode } from '@curfew/analyzer';
import type { Edit } from '../../plan-types.js';
import type { Situation } from '../../situation.js';
import { insertAt, isSamePlace, replaceNode, sourceOf, spanOf } from '../../text/source-text.js';
import { stringValue, writeLike, writeString } from '../../text/strings.js';
import type { WrittenCall } from './written-call.js';

/** How a client that waits gives what a request answers. */
export interface SynchronousAnswer {
  /** The code that reads a field of the decoded body. */
  read: (answer: string, field: string, quote: "'" | '"') => string;
  /** The method that decodes the body, or a part of it by its path: `json()`, `json('0.uuid')`. */
  decoder?: string;
  /** The member that is the text of the body, or the method that gives it. */
  text: { name: string; isMethod: boolean };
  /** Members that say nothing about the body. */
  beside: RegExp;
  /** A function that is given an answer first, and an object of functions that are each given it. */
  check?: string;
}

/** Clients whose calls give the answer itself, not a promise of it. */
export const SYNCHRONOUS: Readonly<Record<string, SynchronousAnswer>> = {
  k6: {
    read: (answer, field, quote) => `${answer}.json(${writeString(field, quote)})`,
    decoder: 'json',
    text: { name: 'body', isMethod: false },
    beside: /^(?:status|status_text|headers|timings|cookies|error|error_code|url|request|remote_ip|proto)$/,
    check: 'check',
  },
  UrlFetchApp: {
    read: (answer, field) => `JSON.parse(${answer}.getContentText()).${field}`,
    text: { name: 'getContentText', isMethod: true },
    beside: /^(?:getResponseCode|getHeaders|getAllHeaders)$/,
  },
};

/** Edits that read a field of the body where the code reads the body, or why one of the reads is not seen. */
export function synchronousReads(
  situation: Situation,
  { module, call, keyword }: WrittenCall,
  answer: SynchronousAnswer,
  field: string,
): Edit[] | string {
  const { facts } = situation.context;
  const edits: Edit[] = [];
  const parentOf = (node: AnyNode): AnyNode | undefined => facts.parentOf(node, module);
  const given = keyword === 'await' ? parentOf(call) : call;
  return given && takeAnswer(given) ? edits : unseen(field);

  /** An expression that is the answer. */
  function takeAnswer(node: AnyNode): boolean {
    const parent = parentOf(node);
    switch (parent?.type) {
      case 'ExpressionStatement':
      case 'UnaryExpression':
      case 'IfStatement':
        return true;
      case 'MemberExpression':
        return isSamePlace(parent.object, node) && !parent.computed && takeMember(parent);
      case 'VariableDeclarator':
        return takeVariable(parent.id, takeAnswer);
      case 'AssignmentExpression':
        return isSamePlace(parent.left, node) || (parent.operator === '=' && takeVariable(parent.left, takeAnswer));
      case 'CallExpression':
        return isSamePlace(parent.arguments[0] ?? parent, node) && takeChecks(parent);
      default:
        return false;
    }
  }

  /** Every use of a variable that holds the answer (or its text), and nothing else. */
  function takeVariable(target: AnyNode, take: (use: AnyNode) => boolean): boolean {
    const variable = target.type === 'Identifier' ? facts.variableOf(target.name, target, module) : undefined;
    if (!variable || writes(variable.binding, variable.uses) > 1) return false;
    return variable.uses.every((use) => isSamePlace(use, target) || take(use));
  }

  /** How often a variable is given a value. */
  function writes(binding: AnyNode, uses: readonly AnyNode[]): number {
    const declarator = parentOf(binding);
    const initial = declarator?.type === 'VariableDeclarator' && declarator.init ? 1 : 0;
    return uses.reduce((count, use) => {
      const parent = parentOf(use);
      return parent?.type === 'AssignmentExpression' && isSamePlace(parent.left, use) ? count + 1 : count;
    }, initial);
  }

  function takeMember(member: Extract<AnyNode, { type: 'MemberExpression' }>): boolean {
    const name = sourceOf(module, member.property);
    const outer = parentOf(member);
    const called = outer?.type === 'CallExpression' && isSamePlace(outer.callee, member) ? outer : undefined;
    if (name === answer.decoder) return called !== undefined && takeDecoder(called);
    if (name === answer.text.name)
      return answer.text.isMethod ? called !== undefined && takeText(called) : takeText(member);
    return answer.beside.test(name);
  }

  /** `json()` and `json('0.uuid')`. */
  function takeDecoder(decoded: Extract<AnyNode, { type: 'CallExpression' }>): boolean {
    const [selector] = decoded.arguments;
    if (!selector) edits.push(insertAt(module, spanOf(decoded).end, `.${field}`));
    else {
      const text = stringValue(selector);
      edits.push(
        text === undefined
          ? replaceNode(module, selector, `\`${field}.\${${sourceOf(module, selector)}}\``)
          : replaceNode(module, selector, writeLike(module, selector, `${field}.${text}`)),
      );
    }
    return true;
  }

  /** The text of the body: where it is parsed, or else made anew. */
  function takeText(text: AnyNode): boolean {
    const parsed = parsedAt(text);
    const parent = parentOf(text);
    if (parsed) edits.push(insertAt(module, spanOf(parsed).end, `.${field}`));
    else if (isOnlyShown(text)) return true;
    else if (parent?.type !== 'VariableDeclarator' || !takeVariable(parent.id, takeParsed)) {
      edits.push(insertAt(module, spanOf(text).start, 'JSON.stringify(JSON.parse('));
      edits.push(insertAt(module, spanOf(text).end, `).${field})`));
    }
    return true;
  }

  function takeParsed(use: AnyNode): boolean {
    const parsed = parsedAt(use);
    if (parsed) edits.push(insertAt(module, spanOf(parsed).end, `.${field}`));
    return parsed !== undefined || isOnlyShown(use);
  }

  /** A text that becomes the message of an error, or is logged. */
  function isOnlyShown(text: AnyNode): boolean {
    const parent = parentOf(text);
    if (parent?.type === 'BinaryExpression' || parent?.type === 'TemplateLiteral') return isOnlyShown(parent);
    if (parent?.type !== 'NewExpression' && parent?.type !== 'CallExpression') return false;
    return !isSamePlace(parent.callee, text) && /(?:Error|\.log|\bconsole\.\w+)$/.test(sourceOf(module, parent.callee));
  }

  function parsedAt(text: AnyNode): AnyNode | undefined {
    const parent = parentOf(text);
    return parent?.type === 'CallExpression' && sourceOf(module, parent.callee) === 'JSON.parse' ? parent : undefined;
  }

  /** `check(response, { name: (r) => r.json().length > 0 })`. */
  function takeChecks(call: Extract<AnyNode, { type: 'CallExpression' }>): boolean {
    const [, checks] = call.arguments;
    if (answer.check === undefined || sourceOf(module, call.callee) !== answer.check) return false;
    if (checks?.type !== 'ObjectExpression') return false;
    return checks.properties.every((check) => {
      if (check.type !== 'Property') return false;
      const { value } = check;
      if (value.type !== 'ArrowFunctionExpression' && value.type !== 'FunctionExpression') return false;
      const [parameter] = value.params;
      return !parameter || takeVariable(parameter, takeAnswer);
    });
  }
}

function unseen(field: string): string {
  return `The answer is passed on as it is; where the code reads the list, which is in \`${field}\` from now on, is not seen.`;
}
