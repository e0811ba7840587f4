/** The row of a checkbox or a radio button with its label, high enough for touch. */
export const choiceRowClasses =
  "flex min-h-12 items-center gap-3 rounded-control px-2 py-2 transition-colors hover:bg-sunken has-disabled:cursor-default has-disabled:text-muted has-disabled:hover:bg-transparent";
