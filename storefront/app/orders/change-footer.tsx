import { Button } from "@errand/ui/button.tsx";

interface ChangeFooterProps {
  /** The name of the button that leaves the order as it is. */
  keep: string;
  submit: string;
  isChanged: boolean;
  isBusy: boolean;
  onKeep(): void;
  onSubmit(): void;
}

/** The footer of a dialog that changes an order: it can be submitted once something is changed. */
export function ChangeFooter(props: ChangeFooterProps) {
  const { keep, submit, isChanged, isBusy, onKeep, onSubmit } = props;
  return (
    <>
      <Button variant="outline" onClick={onKeep}>
        {keep}
      </Button>
      <Button
        variant="accent"
        aria-disabled={!isChanged || undefined}
        isBusy={isBusy}
        onClick={onSubmit}
      >
        {submit}
      </Button>
    </>
  );
}
