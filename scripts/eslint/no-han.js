const HAN = /\p{Script=Han}+/gu;

/** Texts live in the catalogues: a Chinese word in code is a text that English readers will never see translated. */
export const noHan = {
  meta: { type: 'problem', schema: [], messages: { han: '"{{text}}" belongs in the message catalogues' } },
  create(context) {
    return {
      Program() {
        for (const match of context.sourceCode.text.matchAll(HAN)) {
          const start = context.sourceCode.getLocFromIndex(match.index);
          context.report({ loc: start, messageId: 'han', data: { text: match[0] } });
        }
      },
    };
  },
};
