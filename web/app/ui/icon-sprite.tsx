import Bike from "lucide-react/icons/bike";
import Clock from "lucide-react/icons/clock";
import Eye from "lucide-react/icons/eye";
import Heart from "lucide-react/icons/heart";
import MapPin from "lucide-react/icons/map-pin";
import Plus from "lucide-react/icons/plus";
import Sparkles from "lucide-react/icons/sparkles";
import Star from "lucide-react/icons/star";

/** The icons that stand on every card of a list: a page draws each once, and cards refer to it. */
const icons = {
  bike: Bike,
  clock: Clock,
  eye: Eye,
  heart: Heart,
  place: MapPin,
  plus: Plus,
  sparkles: Sparkles,
  star: Star,
};

export interface IconProps {
  className?: string;
  strokeWidth?: string | number;
}

function drawn(name: keyof typeof icons, { className = "", strokeWidth = 2 }: IconProps) {
  return (
    <svg aria-hidden strokeWidth={strokeWidth} className={`drawn-once ${className}`}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}

export const BikeIcon = (look: IconProps) => drawn("bike", look);
export const ClockIcon = (look: IconProps) => drawn("clock", look);
export const EyeIcon = (look: IconProps) => drawn("eye", look);
export const HeartIcon = (look: IconProps) => drawn("heart", look);
export const PlaceIcon = (look: IconProps) => drawn("place", look);
export const PlusIcon = (look: IconProps) => drawn("plus", look);
export const SparklesIcon = (look: IconProps) => drawn("sparkles", look);
export const StarIcon = (look: IconProps) => drawn("star", look);

/** Belongs once into every page. How they are filled and drawn, those who refer to them say. */
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
