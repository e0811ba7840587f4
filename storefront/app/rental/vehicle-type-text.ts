import { useMessages } from "@errand/ui/messages/messages.ts";

/** The types that have a name in each language. Providers may write others. */
const namedTypes = [
  "bicycles",
  "campers",
  "city-cars",
  "classics",
  "estates",
  "prestige",
  "two-wheelers",
  "vans",
  "with-driver",
] as const;

/** The name of a vehicle's type; another one as its provider wrote it. */
export function useVehicleTypeText(): (type: string) => string {
  const t = useMessages("rental");
  return (type) => {
    const named = namedTypes.find((each) => each === type);
    return named === undefined ? type : t(`vehicleType.${named}`);
  };
}
