"""Tests in a browser. The folder is a package, so that fixtures can last as long as tests of it are run."""
