interface SectionTitleProps {
  title: string;
  text?: string;
}

export function SectionTitle({ title, text }: SectionTitleProps) {
  return (
    <div className="mb-6 md:mb-8">
      <h2 className="text-section">
        <bdi>{title}</bdi>
      </h2>
      {text && (
        <p className="mt-2 max-w-2xl text-lg text-muted">
          <bdi>{text}</bdi>
        </p>
      )}
    </div>
  );
}
