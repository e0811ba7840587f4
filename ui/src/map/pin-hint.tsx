import { useMessages } from "../messages/messages.ts";

/**
 * How to move the pin. The keys are described only to screen readers, which announce them with the
 * pin.
 */
export function PinHint({ id, className = "" }: { id: string; className?: string }) {
  const t = useMessages("map");
  return (
    <p id={id} className={`text-sm text-muted ${className}`}>
      {t("pinHint")} <span className="sr-only">{t("pinKeys")}</span>
    </p>
  );
}
