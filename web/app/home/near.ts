import { useEffect, useRef, useState } from "react";

/** So much before it comes into view, a section is read. */
const ahead = "400px 0px";

/** Whether what `ref` is on has come near to what is seen; once it has, it stays so. */
export function useNear<Box extends Element>() {
  const ref = useRef<Box>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box || isNear) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: ahead,
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
