/** A card that is one link; its border shows hover and focus. */
export const cardClasses =
  "group relative rounded-card border border-line bg-card transition-colors hover:border-line-strong has-[a:focus-visible]:border-accent";

/** The card's link, which covers the whole card. */
export const cardLinkClasses = "after:absolute after:inset-0 after:rounded-card after:content-['']";
