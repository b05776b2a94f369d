"""The composed scenes, one file each; see studio/README.md."""
