import { type PointerEvent, useContext, useEffect, useRef } from "react";
import { OriginContext, sourcesOf } from "../ui/picture.tsx";
import type { Pixels, ZoomView } from "./zoom-view.ts";

interface ZoomPictureProps {
  src: string;
  alt: string;
  view: ZoomView;
  /** `point` is from the middle of the picture's place. */
  onZoom(factor: number, point: Pixels): void;
  onMove(by: Pixels): void;
  /** A swipe across a picture that is seen whole. */
  onSwipe(side: "left" | "right"): void;
}

/** So far a finger goes before a press is a swipe, and a swipe leads on. */
const still = 6;
const swipe = 50;
const pressFactor = 2.5;

/** A picture that is pinched, pressed, turned with the wheel and pushed around. */
export function ZoomPicture({ src, alt, view, onZoom, onMove, onSwipe }: ZoomPictureProps) {
  const origin = useContext(OriginContext);
  const place = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Pixels>());
  const way = useRef<Pixels & { isPinch: boolean }>({ x: 0, y: 0, isPinch: false });

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    // React listens to the wheel without a say in whether the page scrolls.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      onZoom(2 ** (-event.deltaY / 300), fromMiddle(element, event));
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  });

  function down(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    if (fingers.current.size === 0) way.current = { x: 0, y: 0, isPinch: false };
    fingers.current.set(event.pointerId, fromMiddle(event.currentTarget, event));
    if (fingers.current.size > 1) way.current.isPinch = true;
  }

  function move(event: PointerEvent<HTMLDivElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(event.currentTarget, event);
    const by = { x: now.x - before.x, y: now.y - before.y };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      onZoom(distance(now, other) / Math.max(1, distance(before, other)), between(now, other));
    } else {
      way.current.x += by.x;
      way.current.y += by.y;
      if (view.scale > 1) onMove(by);
    }
  }

  function up(event: PointerEvent<HTMLDivElement>) {
    const wasDown = fingers.current.delete(event.pointerId);
    const { x, y, isPinch } = way.current;
    if (!wasDown || fingers.current.size > 0 || isPinch || event.type !== "pointerup") return;
    if (Math.hypot(x, y) < still) {
      const factor = view.scale > 1 ? 1 / view.scale : pressFactor;
      onZoom(factor, fromMiddle(event.currentTarget, event));
    } else if (view.scale === 1 && Math.abs(x) > swipe && Math.abs(x) > Math.abs(y)) {
      onSwipe(x < 0 ? "left" : "right");
    }
  }

  return (
    <div
      ref={place}
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
