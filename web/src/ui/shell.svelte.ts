/** The dialogs that any page may open. */
class Shell {
  settings = $state(false);
  credits = $state(false);
  /** A text in the browser's tab before the name of the page, such as that it is your turn. */
  title = $state('');
}

export const shell = new Shell();
