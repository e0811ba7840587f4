import { divIcon } from "leaflet";

/** A round badge with the paths of a lucide icon, in the colours of the page. */
export function badgeIcon(paths: string, look: string) {
  return divIcon({
    className: "",
    iconSize: [44, 44],
    iconAnchor: [22, 22],
    html: `<span class="${look} grid size-11 place-items-center rounded-full border-3 border-raised shadow-float"><svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${paths}</svg></span>`,
  });
}

/** The paths of a house. */
export const housePaths =
  '<path d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8"/><path d="M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"/>';

/** A square badge with the number of a stop at which something is fetched. */
export function numberIcon(number: number, look: string) {
  return divIcon({
    className: "",
    iconSize: [40, 40],
    iconAnchor: [20, 20],
    html: `<span class="${look} grid size-10 place-items-center rounded-control border-3 border-raised text-base font-bold shadow-float">${number}</span>`,
  });
}
