/** Classes of popups: menus, popovers, the lists of a select or an autocomplete. */
export const popupClasses =
  "rounded-card border border-line/70 bg-raised shadow-float outline-none transition-[opacity,scale] duration-150 data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0 origin-(--transform-origin)";

/** An entry in such a list. */
export const optionClasses =
  "flex min-h-11 cursor-default items-center gap-3 rounded-control px-3 py-2 outline-none select-none data-disabled:opacity-45 data-highlighted:bg-sunken";
