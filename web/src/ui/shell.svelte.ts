/** What any page may open over itself. */
class Shell {
  settings = $state(false);
  credits = $state(false);
  /** What the browser's tab says before the name of the page, such as that it is your turn. */
  title = $state('');
}

export const shell = new Shell();
