// Books a parcel as a guest in the demo town: `node .ci/send-parcel.js <address of the shop>`. No store must be open for it.
const api = `${process.argv[2]}/api/v1`;

async function call(path, { headers, body } = {}) {
  const response = await fetch(api + path, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json", ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

const { body: modules } = await call("/module");
const { body: zones } = await call("/zone/list");
const headers = {
  moduleId: String(modules.find(({ module_type }) => module_type === "parcel").id),
  zoneId: JSON.stringify(zones.map(({ id }) => id)),
  "idempotency-key": `send-parcel-${crypto.randomUUID()}`,
};
const { body: categories } = await call("/parcel-category", { headers });
const { body: guest } = await call("/auth/guest/request", { body: {} });
const at = (latitude, longitude) => ({ latitude, longitude });
const order = {
  guest_id: guest.guest_id,
  order_type: "parcel",
  payment_method: "cash_on_delivery",
  parcel_category_id: categories[0].id,
  address: "2 Place des Essais",
  ...at(44.16133, -1.284265),
  contact_person_name: "Ada",
  contact_person_number: "0612345678",
  contact_person_email: "ada@example.com",
  receiver_details: {
    contact_person_name: "Hugo",
    contact_person_number: "0687654321",
    address: "9 Quai des Essais",
    ...at(44.168957, -1.289391),
  },
};
const place = (order_amount) =>
  call("/customer/order/place", { headers, body: { ...order, order_amount } });

// The refusal of a wrong amount names the right one.
const { body: refusal } = await place(0.01);
const placed = await place(refusal.errors[0].data?.order_amount);
if (placed.status !== 201)
  process.stdout.write(`${placed.status} ${JSON.stringify(placed.body)}\n`);
process.exitCode = placed.status === 201 ? 0 : 1;
