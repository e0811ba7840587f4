import type { Job } from "@errand/core/orders/staff-orders.types";

/** A meal that the courier has taken and not fetched yet, paid by card. */
export function testJob(changes: Partial<Job> = {}): Job {
  const id = changes.id ?? 100_429;
  return {
    id,
    order_id: id,
    kind: "food",
    state: "accepted",
    offered_until: null,
    pickup: {
      name: "Da Lucia",
      address: "65 Boulevard des Remparts",
      latitude: 44.1688,
      longitude: -1.2987,
      phone: "+33512345678",
      note: null,
      ready_at: "2026-11-27T18:26:00.000Z",
      due_at: null,
    },
    dropoff: {
      name: "Inès Faure",
      address: "4 Rue de la Salamandre",
      latitude: 44.1622,
      longitude: -1.2892,
      phone: "+33612345678",
      note: "Bell “Faure”",
      ready_at: null,
      due_at: null,
    },
    distance: 1.8,
    route: null,
    earnings: 4.9,
    earnings_parts: { delivery_charge: 4.4, tip: 0.5 },
    collect: 0,
    collect_at: "dropoff",
    batch_id: null,
    run_id: null,
    handed_over_at: null,
    wait_until: null,
    safe_place: null,
    return_code: null,
    from_courier: false,
    handover_code: "R47K",
    bags: 2,
    offer: null,
    ...changes,
  };
}
