import { OriginContext, sourcesOf } from "@errand/ui/picture.tsx";
import { type PointerEvent, useContext, useEffect, useRef } from "react";
import type { Pixels, ZoomView } from "./zoom-view.ts";

interface ZoomPictureProps {
  src: string;
  alt: string;
  view: ZoomView;
  /** `point` is relative to the center of the picture's box. */
  onZoom(factor: number, point: Pixels): void;
  onMove(by: Pixels): void;
  /** A swipe across a picture that is not zoomed. */
  onSwipe(side: "left" | "right"): void;
}

/** In pixels: a shorter movement is a press; a swipe is longer than `minSwipe`. */
const maxPressMove = 6;
const minSwipe = 50;
const pressFactor = 2.5;

/** A picture that zooms and moves by press, pinch, drag and wheel. */
export function ZoomPicture({ src, alt, view, onZoom, onMove, onSwipe }: ZoomPictureProps) {
  const origin = useContext(OriginContext);
  const stage = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Pixels>());
  const path = useRef<Pixels & { isPinch: boolean }>({ x: 0, y: 0, isPinch: false });

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    // React adds passive wheel listeners, which cannot prevent the page from scrolling.
    const zoomByWheel = (event: WheelEvent) => {
      event.preventDefault();
      onZoom(2 ** (-event.deltaY / 300), fromMiddle(element, event));
    };
    element.addEventListener("wheel", zoomByWheel, { passive: false });
    return () => element.removeEventListener("wheel", zoomByWheel);
  });

  function down(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    if (pointers.current.size === 0) path.current = { x: 0, y: 0, isPinch: false };
    pointers.current.set(event.pointerId, fromMiddle(event.currentTarget, event));
    if (pointers.current.size > 1) path.current.isPinch = true;
  }

  function move(event: PointerEvent<HTMLDivElement>) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(event.currentTarget, event);
    const by = { x: now.x - before.x, y: now.y - before.y };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      onZoom(distance(now, other) / Math.max(1, distance(before, other)), between(now, other));
    } else {
      path.current.x += by.x;
      path.current.y += by.y;
      if (view.scale > 1) onMove(by);
    }
  }

  function up(event: PointerEvent<HTMLDivElement>) {
    const wasDown = pointers.current.delete(event.pointerId);
    const { x, y, isPinch } = path.current;
    if (!wasDown || pointers.current.size > 0 || isPinch || event.type !== "pointerup") return;
    if (Math.hypot(x, y) < maxPressMove) {
      const factor = view.scale > 1 ? 1 / view.scale : pressFactor;
      onZoom(factor, fromMiddle(event.currentTarget, event));
    } else if (view.scale === 1 && Math.abs(x) > minSwipe && Math.abs(x) > Math.abs(y)) {
      onSwipe(x < 0 ? "left" : "right");
    }
  }

  return (
    <div
      ref={stage}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      className={`absolute inset-0 touch-none select-none ${view.scale > 1 ? "cursor-grab active:cursor-grabbing" : "cursor-zoom-in"}`}
    >
      <img
        {...sourcesOf(src, "100vw", origin)}
        alt={alt}
        draggable={false}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        className="size-full object-contain"
      />
    </div>
  );
}

function fromMiddle(element: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function distance(a: Pixels, b: Pixels): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function between(a: Pixels, b: Pixels): Pixels {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
