import type { Landing } from "@errand/core/config/config.contract";
import MapPin from "lucide-react/icons/map-pin";
import { SectionTitle } from "./section-title.tsx";

/** The zones, with the modules that deliver in each. */
export function Zones({ zones }: { zones: Landing["available_zone"] }) {
  if (zones.status === 0 || zones.list.length === 0) return null;
  return (
    <section className="page-column pt-section">
      <SectionTitle title={zones.title} text={zones.short_description} />
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {zones.list.map((zone) => (
          <li key={zone.id} className="flex gap-3 border-b border-line py-4">
            <MapPin aria-hidden className="mt-0.5 size-5 shrink-0" />
            <p>
              <span className="block font-semibold">{zone.display_name}</span>
              <span className="block text-sm text-muted">{zone.modules.join("\u00a0· ")}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
