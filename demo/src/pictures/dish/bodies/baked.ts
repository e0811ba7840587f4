import { reliefFilter } from "../relief.ts";

export const baked = (content: string, id: string, round = 14, gloss = 0.3) =>
  `<filter id="${id}t" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="4" seed="6" result="n"/><feColorMatrix in="n" values="0 0 0 0 .38  0 0 0 0 .16  0 0 0 0 .03  0 0 0 2.4 -1.1" result="b"/><feComposite in="b" in2="SourceGraphic" operator="in" result="c"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="c"/></feMerge></filter>
  ${reliefFilter(id, { round, gloss, grain: 0.2, fine: 0.02, lift: 16 })}<g filter="url(#${id})"><g filter="url(#${id}t)">${content}</g></g>`;
