import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // Style, not validity, most of it React's: `<meta charSet="utf-8"/>`, `hidden=""`, ids like
    // `_R_1a_`, the inline width of a row of stars, and the `role="presentation"` of a tab's
    // underline.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "presentation-role-style": "off",
    // Ignores CSS, which hides one of two landmarks at each viewport width. axe checks this rule
    // instead.
    "unique-landmark": "off",
    "valid-id": ["error", { relaxed: true }],
    "void-style": "off",
    // WCAG allows other techniques: `aria-label` names a group, and Enter submits a search.
    "wcag/h32": "off",
    "wcag/h71": "off",
  },
});

/** Violations of the HTML standard with their selectors; empty for a valid document. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
}
