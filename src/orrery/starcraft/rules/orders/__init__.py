"""The orders: Build, Mobilize and Research, and what they are made of."""
