import Clock from "lucide-react/icons/clock";
import Drumstick from "lucide-react/icons/drumstick";
import Eye from "lucide-react/icons/eye";
import Heart from "lucide-react/icons/heart";
import Leaf from "lucide-react/icons/leaf";
import Plus from "lucide-react/icons/plus";
import Sparkles from "lucide-react/icons/sparkles";
import Star from "lucide-react/icons/star";

/** The icons of cards: the page contains each once, and cards refer to it. */
const icons = {
  clock: Clock,
  drumstick: Drumstick,
  eye: Eye,
  heart: Heart,
  leaf: Leaf,
  plus: Plus,
  sparkles: Sparkles,
  star: Star,
};

export interface IconProps {
  className?: string;
  strokeWidth?: string | number;
}

function iconUse(name: keyof typeof icons, { className = "", strokeWidth = 2 }: IconProps) {
  return (
    <svg aria-hidden strokeWidth={strokeWidth} className={`icon-use ${className}`}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}

export const ClockIcon = (props: IconProps) => iconUse("clock", props);
export const DrumstickIcon = (props: IconProps) => iconUse("drumstick", props);
export const EyeIcon = (props: IconProps) => iconUse("eye", props);
export const HeartIcon = (props: IconProps) => iconUse("heart", props);
export const LeafIcon = (props: IconProps) => iconUse("leaf", props);
export const PlusIcon = (props: IconProps) => iconUse("plus", props);
export const SparklesIcon = (props: IconProps) => iconUse("sparkles", props);
export const StarIcon = (props: IconProps) => iconUse("star", props);

/** Contained once in every page. The elements that refer to an icon set its fill and stroke. */
export function IconSprite() {
  return (
    <svg aria-hidden className="absolute size-0">
      {Object.entries(icons).map(([name, Icon]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <Icon fill="inherit" stroke="inherit" strokeWidth="inherit" />
        </symbol>
      ))}
    </svg>
  );
}
