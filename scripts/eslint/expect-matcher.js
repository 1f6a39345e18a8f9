/** `expect(x)`, `expect.soft(x)` and `expect.poll(x)` start an assertion; `expect.extend()` and the like do not. */
function startsAssertion({ callee }) {
  if (callee.type === 'Identifier') return callee.name === 'expect';
  return (
    callee.type === 'MemberExpression' &&
    callee.object.name === 'expect' &&
    ['soft', 'poll'].includes(callee.property.name)
  );
}

/** An `expect(x)` whose matcher is missing or never called asserts nothing and always passes. */
export const expectMatcher = {
  meta: { type: 'problem', schema: [], messages: { missing: 'expect() without a matcher asserts nothing' } },
  create(context) {
    return {
      CallExpression(node) {
        if (!startsAssertion(node)) return;
        let top = node;
        while (top.parent.type === 'MemberExpression' && top.parent.object === top) top = top.parent;
        const called = top !== node && top.parent.type === 'CallExpression' && top.parent.callee === top;
        if (!called) context.report({ node, messageId: 'missing' });
      },
    };
  },
};
