/** When the courier is planned at a stop. */
export function StopTime({ children }: { children: string }) {
  return (
    <p className="shrink-0 pt-1 font-bold tabular-nums">
      <bdi>{children}</bdi>
    </p>
  );
}
