/** What a drawn table's dock is given: where what is the viewer's lies, and what is asked is decided. */
export interface DockProps<Scene, Choosing, Deed> {
  scene: Scene;
  choosing: Choosing;
  /** What the viewer may do now, and whether something pressed is played. */
  open: readonly Deed[];
  interactive: boolean;
  /** Whether the server is still to say what becomes of a press, or what may be pressed. */
  isBusy: boolean;
  /** What is asked, what would be done, and what has happened last. */
  says: string;
  forecast: string;
  caption: string;
  /** Open the list of everything that can be done. */
  onlist: () => void;
}
