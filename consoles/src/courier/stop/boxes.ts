import type { Job } from "@errand/core/orders/staff-orders.types";

export interface Box {
  key: string;
  jobId: number;
  kind: "bag" | "order" | "parcel" | "cash";
  number: number;
  /** The bags of the job, or the cash to take. */
  total: number;
}

/** What has to be ticked: each bag, and the cash of a parcel whose sender pays. */
export function toBoxes({ id, kind, bags, collect, collect_at }: Job): Box[] {
  const isParcel = kind === "parcel";
  const box = { jobId: id, number: 1, total: 1 };
  const things: Box[] =
    bags === null || bags === 0
      ? [{ ...box, key: `${id}`, kind: isParcel ? "parcel" : "order" }]
      : Array.from({ length: bags }, (_, index) => ({
          ...{ key: `${id} ${index}`, jobId: id, kind: "bag" },
          ...{ number: index + 1, total: bags },
        }));
  if (collect_at !== "pickup" || collect === 0) return things;
  return [...things, { ...box, key: `${id} cash`, kind: "cash", total: collect }];
}
