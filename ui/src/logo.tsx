import { classNames } from "./class-names.ts";

interface LogoProps {
  name?: string;
  /** The classes of the name beside the mark. */
  className?: string;
}

/** The Errand mark, a running bag, with the name. It has the module's accent colour. */
export function Logo({ name = "Errand", className }: LogoProps) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg aria-hidden viewBox="0 0 40 40" className="size-9 text-accent" fill="none">
        <path
          d="M12.2 13.5h20.3a2 2 0 0 1 2 2.3l-2.4 15.4a4 4 0 0 1-4 3.3H13.4a4 4 0 0 1-4-4.6l2.3-14.7a2 2 0 0 1 .5-1.7Z"
          fill="currentColor"
        />
        <path
          d="M17.6 16.5v-4.2a5.6 5.6 0 0 1 11.2 0v4.2"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path
          d="M17.6 16.8v-3.3M28.8 16.8v-3.3"
          stroke="var(--on-accent)"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path
          d="m16.4 24.6 4.4 4 7-8"
          stroke="var(--on-accent)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M1.8 19.5h4.4M3.6 25.5h2M.9 31.500h4.2"
          stroke="currentColor"
          strokeWidth="2.400"
          strokeLinecap="round"
        />
      </svg>
      <span
        className={classNames(
          "text-[1.375rem] leading-none font-extrabold tracking-[-0.035em]",
          className,
        )}
      >
        {name}
      </span>
    </span>
  );
}
