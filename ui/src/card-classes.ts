/**
 * A card that is one link. It has no box: its picture carries it, and the text stands on the page's
 * ground.
 */
export const cardClasses =
  "group relative rounded-card outline-offset-4 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-ink";

/** The card's link, which covers the whole card. The card shows its focus. */
export const cardLinkClasses =
  "outline-none after:absolute after:inset-0 after:rounded-card after:content-['']";
