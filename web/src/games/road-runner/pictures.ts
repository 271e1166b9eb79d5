/** The picture on each card: one icon a title, from the game-icons set (CC BY 3.0), recoloured by the card's group. */
import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';

import AirBalloon from '~icons/game-icons/air-balloon';
import AncientScrew from '~icons/game-icons/ancient-screw';
import Anvil from '~icons/game-icons/anvil';
import BoatEngine from '~icons/game-icons/boat-engine';
import BoulderDash from '~icons/game-icons/boulder-dash';
import BouncingSpring from '~icons/game-icons/bouncing-spring';
import BroadheadArrow from '~icons/game-icons/broadhead-arrow';
import BrokenArrow from '~icons/game-icons/broken-arrow';
import Cactus from '~icons/game-icons/cactus';
import CagedBall from '~icons/game-icons/caged-ball';
import Cannon from '~icons/game-icons/cannon';
import Catapult from '~icons/game-icons/catapult';
import CaveEntrance from '~icons/game-icons/cave-entrance';
import CliffCrossing from '~icons/game-icons/cliff-crossing';
import Cogsplosion from '~icons/game-icons/cogsplosion';
import ComputerFan from '~icons/game-icons/computer-fan';
import DirectionSign from '~icons/game-icons/direction-sign';
import DunceCap from '~icons/game-icons/dunce-cap';
import DustCloud from '~icons/game-icons/dust-cloud';
import Dynamite from '~icons/game-icons/dynamite';
import Falling from '~icons/game-icons/falling';
import Fridge from '~icons/game-icons/fridge';
import FullMetalBucket from '~icons/game-icons/full-metal-bucket-handle';
import Gears from '~icons/game-icons/gears';
import GraduateCap from '~icons/game-icons/graduate-cap';
import Grain from '~icons/game-icons/grain';
import GrandPiano from '~icons/game-icons/grand-piano';
import HighShot from '~icons/game-icons/high-shot';
import Horseshoe from '~icons/game-icons/horseshoe';
import JumpAcross from '~icons/game-icons/jump-across';
import KnifeFork from '~icons/game-icons/knife-fork';
import LargeDress from '~icons/game-icons/large-dress';
import LevelCrossing from '~icons/game-icons/level-crossing';
import Magnet from '~icons/game-icons/magnet';
import MedicinePills from '~icons/game-icons/medicine-pills';
import Megaphone from '~icons/game-icons/megaphone';
import MountainCave from '~icons/game-icons/mountain-cave';
import MountainRoad from '~icons/game-icons/mountain-road';
import Ostrich from '~icons/game-icons/ostrich';
import Road from '~icons/game-icons/road';
import Rock from '~icons/game-icons/rock';
import Rocket from '~icons/game-icons/rocket';
import RocketThruster from '~icons/game-icons/rocket-thruster';
import RollerSkate from '~icons/game-icons/roller-skate';
import Sailboat from '~icons/game-icons/sailboat';
import Skateboard from '~icons/game-icons/skateboard';
import Skier from '~icons/game-icons/skier';
import Skis from '~icons/game-icons/skis';
import Slingshot from '~icons/game-icons/slingshot';
import SmokeBomb from '~icons/game-icons/smoke-bomb';
import SparkyBomb from '~icons/game-icons/sparky-bomb';
import Sprint from '~icons/game-icons/sprint';
import SteamLocomotive from '~icons/game-icons/steam-locomotive';
import SteelDoor from '~icons/game-icons/steel-door';
import StonePile from '~icons/game-icons/stone-pile';
import StoneSphere from '~icons/game-icons/stone-sphere';
import StoneStack from '~icons/game-icons/stone-stack';
import TigerHead from '~icons/game-icons/tiger-head';
import Tightrope from '~icons/game-icons/tightrope';
import Truck from '~icons/game-icons/truck';
import Uncertainty from '~icons/game-icons/uncertainty';
import Unicycle from '~icons/game-icons/unicycle';
import UnlitBomb from '~icons/game-icons/unlit-bomb';
import WeightCrush from '~icons/game-icons/weight-crush';
import WolfTrap from '~icons/game-icons/wolf-trap';

/** An icon, and how it sits on the card: scaled about its middle, turned in degrees, seen in a mirror. */
export interface Picture {
  icon: Component<SVGAttributes<SVGSVGElement>>;
  scale?: number;
  turn?: number;
  mirror?: boolean;
}

/** By a card's name for programs, as in `Face.name`. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  'long-slope': { icon: Skier },
  sail: { icon: Sailboat },
  fan: { icon: ComputerFan },
  'outboard-motor': { icon: BoatEngine },
  'internal-combustion-engine': { icon: Gears },
  'rocket-motor': { icon: RocketThruster },
  skis: { icon: Skis },
  'unicycle-helmet': { icon: Unicycle },
  skateboard: { icon: Skateboard },
  'ball-bearings': { icon: CagedBall },
  'leg-muscle-growth-pills': { icon: MedicinePills },
  'roller-skates': { icon: RollerSkate },
  rocket: { icon: Rocket, turn: -90 },
  'free-birdseed': { icon: Grain },
  'detour-sign': { icon: DirectionSign },
  'female-road-runner-costume': { icon: LargeDress },
  'giant-spring': { icon: BouncingSpring },
  'giant-sling-shot': { icon: Slingshot, scale: 1.25, mirror: true },
  catapult: { icon: Catapult },
  cannon: { icon: Cannon },
  'dehydrated-boulders': { icon: StonePile },
  anvil: { icon: Anvil },
  'huge-boulder': { icon: Rock },
  refrigerator: { icon: Fridge },
  tightrope: { icon: Tightrope },
  'precarious-rock-spire': { icon: StoneStack },
  'winding-mountain-road': { icon: MountainRoad },
  cliff: { icon: CliffCrossing },
  'hot-air-balloon': { icon: AirBalloon },
  'giant-arrow': { icon: BroadheadArrow },
  dynamite: { icon: Dynamite },
  bomb: { icon: UnlitBomb },
  'giant-bow': { icon: HighShot },
  'sling-shot': { icon: Slingshot, scale: 0.75 },
  'bear-trap': { icon: WolfTrap },
  'knife-and-fork': { icon: KnifeFork },
  road: { icon: Road },
  tunnel: { icon: MountainCave },
  'level-crossing': { icon: LevelCrossing },
  'bucket-of-water': { icon: FullMetalBucket },
  'giant-magnet': { icon: Magnet },
  'rolling-boulder': { icon: BoulderDash },
  'retractable-steel-wall': { icon: SteelDoor },
  'tiger-trap': { icon: TigerHead },
  piano: { icon: GrandPiano },
  'cliff-face': { icon: CaveEntrance },
  boulder: { icon: StoneSphere },
  'fast-running': { icon: Ostrich },
  'burst-of-speed': { icon: Sprint },
  zoom: { icon: DustCloud },
  'beep-beep': { icon: Megaphone },
  cactus: { icon: Cactus },
  'u-shaped-rock-formation': { icon: Horseshoe, turn: 180 },
  'uh-oh': { icon: JumpAcross },
  'mechanical-failure': { icon: Cogsplosion },
  'bad-aim': { icon: BrokenArrow },
  rust: { icon: AncientScrew },
  dud: { icon: SmokeBomb },
  backfire: { icon: SparkyBomb },
  oops: { icon: Falling },
  'gravity-failure': { icon: WeightCrush },
  truck: { icon: Truck },
  'express-train': { icon: SteamLocomotive },
  'why-didnt-it-work': { icon: Uncertainty },
  'too-smart': { icon: GraduateCap },
  'too-dumb': { icon: DunceCap },
};
