import type { Group } from "@errand/core/groups/groups.contract";

export function testGroup(changes: Partial<Group> = {}): Group {
  return {
    code: "AAAAAAAAAAAAAAAAAAAAAA",
    state: "open",
    module_id: 1,
    store: {
      id: 1,
      slug: "ramen-kaze",
      name: "Ramen Kaze",
      phone: "",
      address: "",
      latitude: 0,
      longitude: 0,
      logo_full_url: null,
      reviews_section: true,
      reviewed: false,
    },
    host_name: "Camille",
    updated_at: "2026-12-01T12:00:00Z",
    deadline: "2026-12-01T13:00:00Z",
    place_by: "2026-12-01T13:30:00Z",
    who_pays: "each",
    order_type: "delivery",
    members: [{ id: 1, name: "Camille", is_host: true, state: "choosing", count: 0, lines: [] }],
    ...changes,
  };
}
