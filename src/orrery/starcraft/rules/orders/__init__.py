"""The orders: Build, Mobilize and Research, and their parts."""
