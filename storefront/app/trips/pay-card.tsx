interface PayCardProps {
  /** Radios of one name exclude each other. */
  name: string;
  title: string;
  text: string;
  /** What is taken now. */
  trail: string | null;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose(): void;
}

/** One way to pay, with what it takes at once. */
export function PayCard(props: PayCardProps) {
  const { name, title, text, trail, isChosen, isDisabled = false, onChoose } = props;
  return (
    <label className="flex min-h-16 cursor-pointer items-center gap-4 rounded-card border border-line px-4 py-3 transition-colors hover:border-ink has-checked:border-ink has-checked:bg-sunken has-disabled:cursor-default has-disabled:text-muted has-disabled:hover:border-line has-focus-visible:outline-2 has-focus-visible:outline-ink">
      <span className="grid size-5.5 shrink-0 place-items-center *:col-start-1 *:row-start-1">
        <input
          type="radio"
          name={name}
          checked={isChosen}
          disabled={isDisabled}
          onChange={onChoose}
          className="peer size-full cursor-[inherit] appearance-none rounded-full border-2 border-line-strong bg-transparent outline-none checked:border-ink disabled:opacity-45"
        />
        <span className="pointer-events-none size-3 rounded-full bg-ink opacity-0 peer-checked:opacity-100" />
      </span>
      <span className="min-w-0 grow">
        <bdi className="block font-semibold">{title}</bdi>
        <span className="block text-sm text-muted">{text}</span>
      </span>
      {trail && <span className="shrink-0 font-semibold tabular-nums">{trail}</span>}
    </label>
  );
}
