import type { AnyNode, SourceModule } from '@curfew/analyzer';

const PLACES = new Set(['start', 'end', 'range', 'loc']);

/** What a module says, without places, comments and the white space that JSX leaves out: equal for texts that mean the same. */
export function syntaxShape(module: SourceModule): string {
  const parts: string[] = [];
  const visit = (node: AnyNode): void => {
    if (node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression') return;
    if (node.type === 'JSXText') {
      const text = jsxTextValue(node.value);
      if (text !== '') parts.push(`text ${JSON.stringify(text)}`);
      return;
    }
    parts.push(node.type);
    for (const [key, value] of Object.entries(node))
      if (!PLACES.has(key) && (value === null || typeof value !== 'object')) parts.push(`${key} ${String(value)}`);
    if (node.type === 'TemplateElement') parts.push(node.value.raw);
    for (const key of module.visitorKeys[node.type] ?? []) {
      const child: unknown = Reflect.get(node, key);
      parts.push('(');
      for (const entry of Array.isArray(child) ? (child as unknown[]) : [child])
        if (typeof entry === 'object' && entry !== null && 'type' in entry) visit(entry as AnyNode);
      parts.push(')');
    }
  };
  visit(module.ast);
  return parts.join('\n');
}

/** JSX text as it is rendered: lines are trimmed where they meet a line end, and empty ones left out. */
function jsxTextValue(text: string): string {
  const lines = text.split(/\r\n|[\r\n]/);
  return lines
    .map((line, index) => {
      const left = index === 0 ? line : line.replace(/^[ \t]+/, '');
      return index === lines.length - 1 ? left : left.replace(/[ \t]+$/, '');
    })
    .filter((line) => line !== '')
    .join(' ');
}
