import CircleAlert from "lucide-react/icons/circle-alert";

/** The error of a whole form, announced when it appears. */
export function FormErrorMessage({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p
      role="alert"
      className="flex items-center gap-2.5 rounded-control bg-bad-soft px-4 py-3 font-medium text-bad"
    >
      <CircleAlert aria-hidden className="size-5 shrink-0" />
      {text}
    </p>
  );
}
