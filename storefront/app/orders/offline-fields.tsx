import type { OfflineMethod } from "@errand/core/orders/offline-payments.contract";

/** Where the money of a transfer goes. */
export function OfflineFields({ fields }: { fields: OfflineMethod["method_fields"] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded-control bg-sunken p-4 sm:grid-cols-2">
      {fields.map(({ input_name, input_data }) => (
        <div key={input_name} className="min-w-0">
          <dt className="text-sm text-muted">{input_name}</dt>
          <dd className="font-semibold break-words select-all">
            <bdi>{input_data}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
