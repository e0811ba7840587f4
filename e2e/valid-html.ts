import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // Matters of style, not of validity, most of them React's: `<meta charSet="utf-8"/>`, `hidden=""`,
    // ids like `_R_1a_`, and the width of a row of stars.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    // It does not see which of two landmarks the width of the window hides; axe, which does, checks it.
    "unique-landmark": "off",
    "valid-id": ["error", { relaxed: true }],
    "void-style": "off",
    // Techniques of WCAG among others: an `aria-label` names a group too, and Enter sends a search.
    "wcag/h32": "off",
    "wcag/h71": "off",
  },
});

/** What is wrong with a document by the HTML standard, and where; nothing when it is valid. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
}
