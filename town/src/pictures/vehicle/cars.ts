import { darker, lighter } from "../studio/colour.ts";
import type { SvgDrawing } from "../studio/svg-drawing.ts";
import { paintwork, plate, shadowBelow, wheel, windows } from "./details.ts";
import { profiles } from "./profiles.ts";
import type { VehicleScene } from "./vehicle.types.ts";

export function car(drawing: SvgDrawing, { body, colour, name }: VehicleScene): string {
  const profile = profiles[body];
  if (!profile) throw new Error(`no car "${body}"`);
  const { front, back, belt } = profile;
  const arches = profile.wheels
    .map(([x, radius]) => `<circle cx="${x}" cy="552" r="${radius + 12}" fill="#15171a"/>`)
    .join("");
  return (
    shadowBelow(drawing, 340) +
    paintwork(drawing, profile.body, colour) +
    drawing.clipped(
      `<path d="${profile.body}"/>`,
      `${arches}<path d="M40 520H780V560H40Z" fill="#1d1f23" opacity=".55"/>`,
    ) +
    windows(drawing, profile.glass) +
    profile.glass
      .map((pane) =>
        drawing.clipped(
          `<path d="${pane}"/>`,
          `<path d="M260 200L330 200L230 440H150ZM480 200L540 200L450 440H400Z" fill="#fff" opacity=".16"/>`,
        ),
      )
      .join("") +
    profile.doors
      .map(
        (x) =>
          `<path d="M${x} ${belt}Q${x + 6} 470 ${x - 6} 526" stroke="${darker(colour, 0.4)}" stroke-width="3" fill="none"/><rect x="${x - 70}" y="${belt + 22}" width="44" height="11" rx="5" fill="${lighter(colour, 0.4)}" stroke="${darker(colour, 0.4)}" stroke-width="2"/>`,
      )
      .join("") +
    `<path d="M${back[0] + 20} ${belt + 14}Q400 ${belt - 4} ${front[0] - 30} ${belt + 34}" stroke="#fff" stroke-opacity=".35" stroke-width="4" fill="none"/>` +
    `<path d="M${front[0] - 56} ${front[1] - 16}Q${front[0]} ${front[1] - 10} ${front[0] + 8} ${front[1] + 20}Q${front[0] - 30} ${front[1] + 18} ${front[0] - 56} ${front[1] - 16}Z" fill="#f4f8fa" stroke="#9aa5ad" stroke-width="3"/><path d="M${back[0] - 8} ${back[1] - 14}Q${back[0] + 24} ${back[1] - 20} ${back[0] + 30} ${back[1] + 18}Q${back[0] + 2} ${back[1] + 24} ${back[0] - 12} ${back[1] + 12}Z" fill="#d8342c"/>` +
    (body === "roadster"
      ? `<path d="M330 410Q330 352 372 356L384 410Z" fill="#3b2a22"/><path d="M398 410Q400 360 436 364L446 412Z" fill="#4a352a"/>`
      : "") +
    profile.wheels
      .map(([x, radius], index) =>
        wheel(drawing, x, 556, radius - 4, body === "suv" || index > 1 ? 6 : 5),
      )
      .join("") +
    plate(name, front[0] - 46, 500)
  );
}
