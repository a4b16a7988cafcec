/**
 * A rule for the linter: no code may use the time zone of the machine. Times are computed in UTC, or in a zone that the
 * code names.
 *
 * @typedef {Extract<Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1], { create: unknown }>} Rule
 * @typedef {ReturnType<Rule['create']>} Visitor
 * @typedef {Parameters<NonNullable<Visitor['NewExpression']>>[0]} NewExpression
 * @typedef {Parameters<NonNullable<Visitor['CallExpression']>>[0]} CallExpression
 * @typedef {NewExpression['callee']} Expression
 * @typedef {NewExpression['arguments'][number]} Argument
 */

const LOCAL =
  /^((get|set)(FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds|Year)|getTimezoneOffset|to(Date|Time)String)$/;
const IN_A_LANGUAGE = /^toLocale(Date|Time)?String$/;
/** A time without a zone, which is parsed in the machine's zone. */
const ZONELESS = /\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/;

const messages = {
  local: '{{name}} depends on the time zone of the machine. Use UTC, or convert with a named zone.',
  unnamed: '{{name}} without timeZone depends on the time zone of the machine. Name the zone.',
  parts: 'A date made of its parts is in the time zone of the machine. Use Date.UTC(…).',
  zoneless: 'A text without a zone is read in the time zone of the machine. Let it end with Z.',
};

/** The name of a property written as `.name` or `['name']`. @param {Expression} node @returns {string} */
function memberName(node) {
  if (node.type !== 'MemberExpression') return '';
  if (!node.computed) return node.property.name;
  return node.property.type === 'Literal' ? String(node.property.value) : '';
}

/** @param {Expression} node @param {string} name */
const isGlobal = (node, name) => node.type === 'Identifier' && node.name === name;

/** @param {Expression} node @param {string} object @param {string} name */
const isMember = (node, object, name) =>
  node.type === 'MemberExpression' && memberName(node) === name && isGlobal(node.object, object);

/** Whether literal options have a time zone. @param {Argument | undefined} options */
const nameZone = (options) =>
  options?.type === 'ObjectExpression' &&
  options.properties.some(
    (option) =>
      option.type === 'Property' && option.key.type === 'Identifier' && option.key.name === 'timeZone',
  );

/** The literal part of a text, with a zero for each expression. @param {Argument | undefined} node */
function textOf(node) {
  if (node?.type === 'Literal') return String(node.value);
  return node?.type === 'TemplateLiteral' ? node.quasis.map((piece) => piece.value.cooked).join('0') : '';
}

/** @type {Rule} */
const rule = {
  meta: { type: 'problem', messages },
  create(context) {
    /** @param {NewExpression | CallExpression} node */
    const checkText = (node) => {
      if (ZONELESS.test(textOf(node.arguments[0]))) context.report({ node, messageId: 'zoneless' });
    };
    /** @param {NewExpression | CallExpression} node @param {string} name */
    const checkOptions = (node, name) => {
      if (!nameZone(node.arguments[1])) context.report({ node, messageId: 'unnamed', data: { name } });
    };
    return {
      MemberExpression(node) {
        const name = memberName(node);
        if (LOCAL.test(name)) context.report({ node, messageId: 'local', data: { name } });
      },
      CallExpression(node) {
        const { callee } = node;
        const name = memberName(callee);
        if (IN_A_LANGUAGE.test(name)) checkOptions(node, name);
        if (isMember(callee, 'Intl', 'DateTimeFormat')) checkOptions(node, 'Intl.DateTimeFormat');
        if (isMember(callee, 'Date', 'parse')) checkText(node);
        if (isGlobal(callee, 'Date')) context.report({ node, messageId: 'local', data: { name: 'Date()' } });
      },
      NewExpression(node) {
        const { callee } = node;
        if (isMember(callee, 'Intl', 'DateTimeFormat')) checkOptions(node, 'Intl.DateTimeFormat');
        if (!isGlobal(callee, 'Date')) return;
        if (node.arguments.length > 1) context.report({ node, messageId: 'parts' });
        else checkText(node);
      },
    };
  },
};

export default { meta: { name: 'time-zones' }, rules: { 'no-machine-zone': rule } };
