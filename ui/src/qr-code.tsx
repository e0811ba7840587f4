import { encode } from "uqr";
import { classNames } from "./class-names.ts";

interface QrCodeProps {
  text: string;
  /** What it opens, for those who do not see it. */
  label: string;
  className?: string;
}

/** A QR code as an inline drawing: dark on white in each theme, because cameras expect it. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, data } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames("rounded-control", className)}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
