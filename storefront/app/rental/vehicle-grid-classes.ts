const columns = "grid grid-cols-1 gap-x-5 gap-y-7 sm:grid-cols-2 md:gap-y-8";

/** The columns of a list of vehicles. */
export const vehicleGridClasses = `${columns} lg:grid-cols-3 desk:grid-cols-4`;

/** The same beside a map. */
export const narrowVehicleGridClasses = columns;
