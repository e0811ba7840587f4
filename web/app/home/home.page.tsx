import { useNavigate } from "react-router";
import { useShop } from "../config/shop.ts";
import { chooseModule } from "../shell/choose-module.ts";
import { Picture } from "../ui/picture.tsx";
import { useWords } from "../words/words.ts";

export default function HomePage() {
  const t = useWords("home");
  const navigate = useNavigate();
  const { modules } = useShop();
  return (
    <section className="page-column py-10">
      <h1 className="text-3xl">{t("title")}</h1>
      <ul className="mt-6 grid grid-cols-2 gap-4 md:grid-cols-3">
        {modules.map((module) => (
          <li key={module.id}>
            <button
              type="button"
              onClick={() => {
                chooseModule(module);
                navigate("/home");
              }}
              className="flex w-full flex-col overflow-hidden rounded-card border border-line bg-card text-start transition-colors hover:border-accent"
            >
              <Picture
                src={module.thumbnail_full_url}
                alt=""
                ratio="3/2"
                sizes="(width < 768px) 50vw, 400px"
                isEager
              />
              <span className="px-4 py-3 text-lg font-semibold">{module.module_name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
