"""The web application: tables that people and bots sit at, kept in a database, played from a page or by any program."""
