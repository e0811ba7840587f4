/** The columns of a list of vehicles, beside its filters. */
export const vehicleGridClasses =
  "grid grid-cols-1 gap-x-5 gap-y-7 sm:grid-cols-2 md:gap-y-8 desk:grid-cols-3";
