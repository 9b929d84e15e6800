"""What the texts of Combat cards and technologies do, one file per race."""
